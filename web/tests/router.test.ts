import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { address, followLinks, go, routeOf } from '../src/lib/router.svelte'

describe('addresses', () => {
  test('every page has one', () => {
    expect(routeOf('/')).toEqual({ page: 'home', params: {} })
    expect(routeOf('/table/abc')).toEqual({ page: 'table', params: { id: 'abc' } })
    expect(routeOf('/replay/abc/17')).toEqual({ page: 'replay', params: { id: 'abc', number: '17' } })
    expect(routeOf('/rules/cerebria/')).toEqual({ page: 'rules', params: { game: 'cerebria' } })
    expect(routeOf('/join/K7%20Q')).toEqual({ page: 'join', params: { code: 'K7 Q' } })
    expect(routeOf('/join/%E0%A4%A')).toEqual({ page: 'missing', params: {} })
    expect(routeOf('/nowhere')).toEqual({ page: 'missing', params: {} })
  })

  describe('on the page', () => {
    let stop: () => void
    beforeEach(() => {
      stop = followLinks()
    })
    afterEach(() => stop())

    test('plain links are followed without loading, foreign ones are left alone', () => {
      document.body.innerHTML = '<a id="in" href="/about">x</a><a id="out" href="https://example.org/">y</a><a id="api" href="/api/x">z</a>'
      document.getElementById('in')?.click()
      expect(address.route.page).toBe('about')
      for (const id of ['out', 'api']) {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true })
        document.getElementById(id)?.dispatchEvent(event)
        expect(event.defaultPrevented).toBe(false)
      }
    })

    test('the address holds its question and place', () => {
      go('/replay/abc/3?seat=1#here')
      expect(address.query.get('seat')).toBe('1')
      expect(address.hash).toBe('here')
    })
  })
})
