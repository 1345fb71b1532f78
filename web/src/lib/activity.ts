/**
 * What the page is busy with. `<html>` carries `data-settled` while nothing is in progress: no request, no code on its
 * way, no move being shown, no animation. A program that drives the page, as our tests do, waits for that attribute
 * before it looks or presses.
 */
let busy = 0
let expected = 0 // the frame in which the page may have settled

/** Something begins; call the answer when it has ended. */
export function begin(): () => void {
  busy += 1
  delete document.documentElement.dataset['settled']
  let ended = false
  return () => {
    if (ended) return
    ended = true
    busy -= 1
    look()
  }
}

/** The page is busy until this is done. */
export async function during<T>(work: Promise<T>): Promise<T> {
  const end = begin()
  try {
    return await work
  } finally {
    end()
  }
}

/** Do something after a while, unless the answer is called before; the page is busy until then. */
export function soon(act: () => void, milliseconds: number): () => void {
  const end = begin()
  const timer = setTimeout(() => {
    act()
    end()
  }, milliseconds)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Look in the next frame: by then, what has ended may have led to something else. */
function look(): void {
  if (busy || expected) return
  expected = requestAnimationFrame(() => {
    expected = 0
    if (busy) return
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    if (moving.length) void during(Promise.allSettled(moving.map((one) => one.finished)))
    else document.documentElement.dataset['settled'] = ''
  })
}

/** From now on `<html>` says whether the page has settled. */
export function showActivity(): void {
  for (const start of ['animationstart', 'transitionrun']) document.addEventListener(start, () => begin()(), true)
  look()
}
