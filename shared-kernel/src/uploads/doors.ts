import { type ApiClient, fetchUploadUrl, registerMedia } from '../api/index.ts'
import type { Media } from '../evidence/index.ts'
import type { SubscriberId } from '../ids/index.ts'

/** Where a file may go: what differs between a citizen's documents, the pieces of an appeal and a refund. */
export interface UploadDoors {
  /** Asks the signed address for one file of `mediaType` and exactly `size` bytes, and its name in the store. */
  readonly ask: (
    mediaType: string,
    size: number,
  ) => Promise<{ readonly signedUploadUrl: string; readonly fileUrn: string }>
  /** Tells the city of the file that its store has; left out where the name in the store is all that it wants. */
  readonly register?: (media: Media) => Promise<Media>
}

/** The doors of somebody who is signed in. */
export const subscriberDoors = (api: ApiClient, subscriber: SubscriberId): UploadDoors => ({
  ask: (mediaType, size) => fetchUploadUrl(api, subscriber, mediaType, size),
  register: media => registerMedia(api, media),
})
