export { failure, fakeApi, type FakeApi } from './fake-api';
export { renderPage, type RenderedPage } from './render-page';
