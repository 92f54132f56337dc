export {
  projectKeys,
  projectQuery,
  projectsQuery,
  type Project,
  type ProjectsParams,
} from './projects.queries';
export { useSelectProject } from './select-project.queries';
export { useProjectSearch } from './use-project-search';
