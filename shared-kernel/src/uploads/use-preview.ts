import { useEffect, useState } from 'react'
import type { Upload } from './uploads.model.ts'

/** The chosen picture or, once uploaded, the watermarked one. */
function pictureOf(upload: Upload | undefined): Blob | null {
  if (upload === undefined || upload.kind === 'held') return null
  const content = upload.kind === 'ready' ? upload.content : upload.file
  return content?.type.startsWith('image/') ? content : null
}

/** An object URL of the picture; null when it is not a picture or is from an earlier visit. */
export function usePreview(upload: Upload | undefined): string | null {
  const picture = pictureOf(upload)
  const [shown, setShown] = useState<{ readonly picture: Blob; readonly url: string } | null>(null)
  useEffect(() => {
    if (picture === null) return
    const url = URL.createObjectURL(picture)
    setShown({ picture, url })
    return () => URL.revokeObjectURL(url)
  }, [picture])
  return shown !== null && shown.picture === picture ? shown.url : null
}
