// The only way to react-router-dom. Every export here is downloaded by every visitor of a scan page: add with care.
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
