/**
 * Writes `sw.js` beside the built files. The worker keeps the shell so that the page opens without a connection; the list
 * of what to keep is only known after the build, and so is the version that makes browsers fetch a new worker.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TEMPLATE = new URL('./sw.template.js', import.meta.url)
const PUBLIC = ['/early.js', '/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest']

export function serviceWorker(): Plugin {
  return {
    name: 'mindtable-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const kept = [...PUBLIC, ...Object.keys(bundle).map((file) => `/${file}`)].filter((file) => !file.endsWith('.html')).sort()
      const template = readFileSync(TEMPLATE, 'utf-8')
      const version = createHash('sha256')
        .update(template + kept.join('\n'))
        .digest('hex')
        .slice(0, 12)
      const source = template.replace('__VERSION__', version).replace("['__KEPT__']", JSON.stringify(['/', ...kept]))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
