export { failure, fakeApi } from './fake-api';
