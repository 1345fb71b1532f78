/**
 * Takes further games into a build, wherever their folders lie, as if they stood in src/games. A game's id is the name of
 * its folder. `MINDTABLE_CLIENT_GAMES` names the folders, by commas, as they are seen from here.
 */
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

export function moreGames(): Plugin {
  const folders = (process.env['MINDTABLE_CLIENT_GAMES'] ?? '').split(',').filter(Boolean)
  const games = resolve('src/games')
  return {
    name: 'mindtable-more-games',
    enforce: 'pre',
    // A pattern for a file of every game, `./*/index.ts`, becomes a list: that pattern, and the file in each folder.
    transform(code, id) {
      if (!folders.length || dirname(id) !== games) return null
      const inFolders = (file: string): string[] => folders.map((folder) => `'${relative(games, resolve(folder, file))}'`)
      return code.replace(/'\.\/\*\/(\S+)'/g, (pattern, file: string) => `[${[pattern, ...inFolders(file)].join(', ')}]`)
    },
  }
}
