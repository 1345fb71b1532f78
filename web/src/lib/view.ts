/** The arithmetic of looking at something larger than its frame: fit, zoom at a point, never lose it from sight. */

export interface Size {
  width: number
  height: number
}

export interface Sight {
  /** 1 fits the whole thing into the frame. */
  zoom: number
  /** Where the thing's upper left corner lies in the frame, in pixels. */
  x: number
  y: number
}

export const MOST_ZOOM = 5

export function fitScale(thing: Size, frame: Size): number {
  if (!frame.width || !frame.height) return 1
  return Math.min(frame.width / thing.width, frame.height / thing.height)
}

/** Keep it centred where it is smaller than the frame, and at its edges where it is larger. */
export function clamped(sight: Sight, thing: Size, frame: Size): Sight {
  const scale = fitScale(thing, frame) * sight.zoom
  const within = (offset: number, extent: number, room: number): number => (extent <= room ? (room - extent) / 2 : Math.min(0, Math.max(room - extent, offset)))
  return {
    zoom: sight.zoom,
    x: within(sight.x, thing.width * scale, frame.width),
    y: within(sight.y, thing.height * scale, frame.height),
  }
}

/** Zoom so that the point of the thing under (px, py) stays there. */
export function zoomedAt(sight: Sight, factor: number, px: number, py: number, thing: Size, frame: Size): Sight {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, sight.zoom * factor))
  const real = zoom / sight.zoom
  return clamped({ zoom, x: px - (px - sight.x) * real, y: py - (py - sight.y) * real }, thing, frame)
}
