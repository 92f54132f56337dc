export {
  projectQuery,
  projectsQuery,
  useSelectProject,
  type Project,
  type ProjectsParams,
} from './projects.queries';
export { useProjectSearch } from './use-project-search';
