export * from './builders/index.ts'
export { everyCallFails, expectWaysOn } from './failed-screen.ts'
export {
  cityRefusal,
  type FakeAnswer,
  type FakeAnswers,
  type FakeApi,
  fakeApi,
  networkDown,
  neverAnswered,
  type SeenCall,
} from './fake-api.ts'
export { fakeCityConfig } from './fake-city-config.ts'
export { type FakeDraftCity, fakeDraftCity } from './fake-draft-city.ts'
export { type FakeNavigation, fakeNavigation } from './fake-navigation.ts'
export { type FakeStore, fakeStore } from './fake-store.ts'
export { fakeSubscriber } from './fake-subscriber.ts'
export {
  type FakeRemote,
  type FakeRemoteOptions,
  fakeRemoteContext,
  type MountedFake,
  mountRemote,
} from './remote-context.tsx'
export { translatePage } from './translated-page.ts'
