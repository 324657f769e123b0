import { imageSize } from 'image-size'
import { describe, expect, test } from 'vitest'
import { checkApart } from '../check-apart.ts'
import { contentFault } from '../content-check.ts'
import { GOOD_FILES } from '../testing/sample-files.ts'
import { gif, JPEG, png } from '../testing/sample-pictures.ts'
import * as describing from '../testing/telling-pictures.ts'
import { orientationOf } from './orientation.ts'
import { withoutMetadata } from './without-metadata.ts'

const TELLING: readonly (readonly [string, string, Buffer])[] = [
  ['a JPEG', 'image/jpeg', describing.tellingJpeg(6)],
  ['a PNG', 'image/png', describing.tellingPng(6)],
  ['a WebP', 'image/webp', describing.tellingWebp(6)],
  ['a GIF', 'image/gif', describing.tellingGif()],
  ['a HEIC with its notes in the file', 'image/heic', describing.tellingHeif(0)],
  ['a HEIC with its notes beside the description', 'image/heif', describing.tellingHeif(1)],
  ['a TIFF', 'image/tiff', describing.tellingTiff()],
]
const GOOD = GOOD_FILES.map(([name, mime, content]) => [name, mime, content] as const)

describe('what a phone wrote into a picture', () => {
  test.each(TELLING)('is in %s before, and nowhere in it after', (_, mime, picture) => {
    expect(picture.includes(describing.TOLD)).toBe(true)
    const kept = withoutMetadata(mime, picture)
    expect(kept.includes(describing.TOLD)).toBe(false)
    expect(kept.includes('Camille')).toBe(false)
  })

  test.each(TELLING.filter(([, mime]) => !/hei[cf]/.test(mime)))(
    'is taken out of %s without harm: whole, and as large as before',
    async (_, mime, picture) => {
      const kept = withoutMetadata(mime, picture)
      expect(await contentFault(mime, kept)).toBeNull()
      expect(imageSize(kept)).toMatchObject({
        width: imageSize(picture).width,
        height: imageSize(picture).height,
      })
    },
  )
})

describe('a picture that is kept', () => {
  test.each([...GOOD, ...TELLING])(
    'stays as it is when it is cleaned again: %s',
    async (_, mime, content) => {
      const kept = withoutMetadata(mime, await content)
      expect(withoutMetadata(mime, kept).equals(kept)).toBe(true)
    },
  )

  test.each(GOOD)('is as good as before: %s', async (_, mime, content) => {
    expect(await contentFault(mime, withoutMetadata(mime, await content))).toBeNull()
  })

  test('has every byte of its picture, and its colours', () => {
    const kept = withoutMetadata('image/jpeg', describing.tellingJpeg(1))
    const colours = Buffer.from('\xff\xe2\0\x17ICC_PROFILE\0\x01\x01colours', 'latin1')
    expect(kept.equals(Buffer.concat([JPEG.subarray(0, 2), colours, JPEG.subarray(2)]))).toBe(true)
    expect(withoutMetadata('image/png', png()).equals(png())).toBe(true)
    expect(withoutMetadata('image/gif', gif(3)).equals(gif(3))).toBe(true)
  })

  test('still says how often it moves, and how large a point is', () => {
    expect(withoutMetadata('image/gif', describing.tellingGif()).includes('NETSCAPE2.0')).toBe(true)
    expect(withoutMetadata('image/png', describing.tellingPng(1)).includes('pHYs')).toBe(true)
  })

  test.each([1, 3, 6, 8])('is turned as before: %i', orientation => {
    const jpeg = withoutMetadata('image/jpeg', describing.tellingJpeg(orientation))
    const [webp, image] = [
      withoutMetadata('image/webp', describing.tellingWebp(orientation)),
      withoutMetadata('image/png', describing.tellingPng(orientation)),
    ]
    const found = [jpeg, webp, image].map(picture => {
      const at = picture.indexOf('MM\0\x2a', 0, 'latin1')
      return at === -1 ? 1 : orientationOf(picture.subarray(at))
    })
    expect(found).toEqual([orientation, orientation, orientation])
    // What announces Exif in a WebP says the truth.
    expect(webp.readUInt8(20) & 0x0c).toBe(orientation === 1 ? 0 : 0x08)
  })

  test('of an iPhone keeps its picture where it lies', () => {
    for (const method of [0, 1] as const) {
      const picture = describing.tellingHeif(method)
      const kept = withoutMetadata('image/heic', picture)
      expect(kept.indexOf('the picture itself')).toBe(picture.indexOf('the picture itself'))
      expect(kept).toHaveLength(picture.length)
    }
  })
})

test('a picture whose parts lie where they cannot is not kept', async () => {
  expect(await checkApart('image/heic', describing.tellingHeif(0, 9_999))).toEqual({
    fault: 'FileUnreadable',
  })
})
