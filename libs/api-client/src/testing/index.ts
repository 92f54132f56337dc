export { failure, fakeApi, type FakeApi } from './fake-api';
