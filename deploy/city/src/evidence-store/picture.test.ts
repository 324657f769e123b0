import { contentTypeOf } from '@parvis/shared-kernel/evidence'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkedContent } from './content-check.ts'
import * as withMetadata from './testing/pictures-with-metadata.ts'
import * as pictures from './testing/sample-pictures.ts'

const kept = async (mime: string, content: Uint8Array): Promise<Buffer> => {
  const checked = await checkedContent(mime, content)
  if ('fault' in checked) throw new Error(checked.fault)
  return Buffer.from(checked.content)
}

const pointsOf = (bytes: Buffer, page = 0) =>
  sharp(bytes, { page }).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Which corners are red, clockwise from the top left. */
const redCorners = async (bytes: Buffer): Promise<readonly number[]> => {
  const { data, info } = await pointsOf(bytes)
  const row = info.width * info.channels
  const corners = [0, row - info.channels, data.length - info.channels, data.length - row]
  return corners.flatMap((at, corner) =>
    (data[at] ?? 0) > 220 && (data[at + 2] ?? 255) < 35 ? [corner] : [],
  )
}

const DRAWN = await pictures.drawn().png().toBuffer()
const WITH_METADATA = [
  ['a JPEG', 'image/jpeg', await withMetadata.jpegWithMetadata(1)],
  ['a PNG', 'image/png', await withMetadata.pngWithMetadata(1)],
  ['a WebP', 'image/webp', await withMetadata.webpWithMetadata(1)],
  ['a TIFF', 'image/tiff', await withMetadata.tiffWithMetadata(1)],
  ['a GIF', 'image/gif', withMetadata.gifWithMetadata()],
  ['an AVIF', 'image/avif', await withMetadata.avifWithMetadata()],
  ['a HEIC', 'image/heic', pictures.HEIC],
] as const

describe('what a phone wrote into a picture', () => {
  test.each(WITH_METADATA)('is in %s before, and nowhere in it after', async (_, mime, picture) => {
    expect(picture.includes(withMetadata.METADATA)).toBe(true)
    const bytes = await kept(mime, picture)
    expect(bytes.includes('Camille')).toBe(false)
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined))
  })

  test.each(WITH_METADATA)('goes from %s without harm to what is seen', async (_, mime, picture) => {
    const bytes = await kept(mime, picture)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 32 })
    expect(await redCorners(bytes)).toEqual([0])
  })

  test('behind its end goes too', async () => {
    const film = Buffer.from('a film of two seconds')
    expect((await kept('image/jpeg', Buffer.concat([pictures.JPEG, film]))).includes(film)).toBe(false)
  })
})

describe('a picture that is kept', () => {
  test.each([
    ['image/jpeg', pictures.JPEG, 'image/jpeg'],
    ['image/png', pictures.png(), 'image/png'],
    ['image/webp', pictures.WEBP, 'image/webp'],
    ['image/gif', pictures.GIF, 'image/png'],
    ['image/gif', pictures.MOVING_GIF, 'image/webp'],
    ['image/avif', pictures.AVIF, 'image/jpeg'],
    ['image/heic', pictures.HEIC, 'image/jpeg'],
    ['image/tiff', pictures.tiff([4, 2]), 'image/tiff'],
    ['image/bmp', pictures.bmp(), 'image/bmp'],
  ])('of %s is one that browsers and offices open', async (mime, content, becomes) => {
    expect(contentTypeOf(await kept(mime, content))).toBe(becomes)
  })

  test.each([
    [1, 0],
    [3, 2],
    [6, 1],
    [8, 3],
  ])('stands upright: turned by %i its red corner is number %i', async (orientation, corner) => {
    const found = [
      await kept('image/jpeg', await withMetadata.jpegWithMetadata(orientation)),
      await kept('image/png', await withMetadata.pngWithMetadata(orientation)),
      await kept('image/webp', await withMetadata.webpWithMetadata(orientation)),
      await kept('image/tiff', await withMetadata.tiffWithMetadata(orientation)),
    ]
    for (const bytes of found) expect(await redCorners(bytes)).toEqual([corner])
  })

  test.each([
    ['image/png', DRAWN],
    ['image/gif', pictures.GIF],
    ['image/webp', pictures.LOSSLESS_WEBP],
    ['image/tiff', pictures.tiff([4, 2])],
  ])('has every point as it was: %s', async (mime, picture) => {
    expect((await pointsOf(await kept(mime, picture))).data).toEqual((await pointsOf(picture)).data)
  })

  test('has the colours that its profile means', async () => {
    const wide = await pictures.drawn().withIccProfile('p3').png().toBuffer()
    const [asWritten = 255] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(asWritten).toBeLessThan(240)
    const { data } = await pointsOf(await kept('image/png', wide))
    expect([data[0], data[1], data[2]].map(value => Math.round((value ?? 0) / 10))).toEqual([26, 0, 0])
  })

  test.each([
    ['alike', [4, 2], [4, 2]],
    ['that lie and that stand', [2, 4], [4, 4]],
  ] as const)('has all of its pages in their order: pages %s', async (_name, second, size) => {
    const bytes = await kept('image/tiff', pictures.tiff([4, 2], second, [4, 2]))
    const pages = await Promise.all(
      [0, 1, 2].map(async page => {
        const { data, info } = await pointsOf(bytes, page)
        return data.includes(20 * (page + 1)) && [info.width, info.height]
      }),
    )
    expect(pages).toEqual([size, size, size])
    expect((await sharp(bytes).metadata()).pages).toBe(3)
  })

  test('moves as before', async () => {
    const { pages, delay } = await sharp(await kept('image/gif', pictures.MOVING_GIF)).metadata()
    expect([pages, delay]).toEqual([3, [40, 50, 60]])
  })

  test('says how large a point is on paper', async () => {
    const picture = await withMetadata.tiffWithMetadata(1)
    expect((await sharp(await kept('image/tiff', picture)).metadata()).density).toBe(300)
  })
})

test('a decoder that no accepted type needs opens nothing', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  await checkedContent('image/jpeg', pictures.JPEG)
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format')
})

describe('more than can be looked at is', () => {
  test('many pages of forty megapixels', async () => {
    const pages = Array.from({ length: 6 }, () => [8_000, 5_000] as const)
    expect(await checkedContent('image/tiff', pictures.tiff(...pages))).toEqual({ fault: 'FileTooLarge' })
  })

  test('a page that lies and one that stands, both of them long', async () => {
    const scan = pictures.tiff([40_000, 1_000], [1_000, 40_000])
    expect(await checkedContent('image/tiff', scan)).toEqual({ fault: 'FileTooLarge' })
  })

  test('eleven frames of four megapixels', async () => {
    const sizes = Array.from({ length: 11 }, (_, index) => [8 - (index % 2), 6] as const)
    const moving = await (await pictures.frames(...sizes)).gif().toBuffer()
    expect(await checkedContent('image/gif', moving)).toEqual({ content: expect.any(Buffer) })
    moving.writeUInt16LE(2_000, 6)
    moving.writeUInt16LE(2_000, 8)
    expect(await checkedContent('image/gif', moving)).toEqual({ fault: 'FileTooLarge' })
  })

  test('two hundred and one pages', async () => {
    const pages = Array.from({ length: 201 }, () => [4, 2] as const)
    expect(await checkedContent('image/tiff', pictures.tiff(...pages))).toEqual({ fault: 'FileUnreadable' })
  })
})
