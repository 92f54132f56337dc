import { icon } from '@ringtag/ui/static';

/** Not among the icons of the kit: all those of a remote come with each of its pages, and a scan page needs none of it. */
export const CameraIcon = icon('M4 8h3.5l2-3h5l2 3H20v11H4zM12 10.5a3 3 0 100 6 3 3 0 000-6');
