// All code imports react-router-dom from here. Every visitor of a scan page downloads every export of this file: add
// with care.
export { BrowserRouter, matchPath, useLocation, useNavigate, useParams, useRoutes } from 'react-router-dom';
export type { RouteObject, To } from 'react-router-dom';
export { Link } from './link';
export { Redirect } from './redirect';
