// All code imports react-router-dom from here. Every visitor of a scan page downloads every export of this file: add
// with care.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject, To } from 'react-router-dom';
