// Before the first paint: the theme and text size that were chosen, so that nothing flashes.
;(function () {
  var root = document.documentElement
  var chosen
  try {
    chosen = JSON.parse(localStorage.getItem('mindtable.settings') || '{}')
  } catch {
    chosen = {}
  }
  var theme = chosen.theme || 'auto'
  if (theme === 'auto') {
    theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  }
  root.dataset.theme = theme
  if (chosen.textSize) root.style.fontSize = chosen.textSize * 100 + '%'
  if (chosen.language) root.lang = chosen.language
})()
