export { failure, type FakeApi, fakeApi } from './fake-api';
