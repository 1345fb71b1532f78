import { mount } from 'svelte'
import App from './App.svelte'
import { during, showActivity } from './lib/activity'
import { dress, settings, watchSystem } from './lib/settings.svelte'
import { speak } from './lib/text.svelte'
import './styles/base.css'
import './games/themes'

dress()
watchSystem()

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')

// Words first: nothing is ever shown untranslated. Without a server and without kept words the page still opens.
showActivity()
void during(
  speak(settings.language)
    .catch(() => undefined)
    .finally(() => mount(App, { target })),
)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
