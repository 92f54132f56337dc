export { projectQuery, projectsQuery, useSelectProject, type Project } from './projects.queries';
export { useProjectSearch } from './use-project-search';
