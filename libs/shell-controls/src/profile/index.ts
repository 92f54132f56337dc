export { profileQuery, type Profile } from './profile.queries';
