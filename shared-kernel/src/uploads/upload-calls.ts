import { type ApiClient, fetchUploadUrl, registerMedia } from '../api/index.ts'
import type { Media } from '../evidence/index.ts'
import type { SubscriberId } from '../ids/index.ts'

/** The upload calls, which differ between a subscriber's documents, an appeal and a refund. */
export interface UploadCalls {
  /** Requests a signed URL for one file of `mediaType` and exactly `size` bytes, and its name in the store. */
  readonly ask: (
    mediaType: string,
    size: number,
  ) => Promise<{ readonly signedUploadUrl: string; readonly fileUrn: string }>
  /** Registers the stored file with the city; omitted where the name in the store is enough. */
  readonly register?: (media: Media) => Promise<Media>
}

/** Upload calls of a signed-in subscriber. */
export const subscriberUploadCalls = (api: ApiClient, subscriber: SubscriberId): UploadCalls => ({
  ask: (mediaType, size) => fetchUploadUrl(api, subscriber, mediaType, size),
  register: media => registerMedia(api, media),
})
