/** Photos and places in conversations. */
const en = {
  photo: 'Photo {{number}}',
  close: 'Close',
  add: 'Add photos',
  remove: 'Remove photo {{number}}',
  hint: 'Up to three photos. We remove hidden details such as location.',
  full: 'This conversation has reached its photo limit. Send your reply without photos.',
  tooLarge: 'Photos can be up to 8 MB.',
  noPhoto: 'One of the files isn’t a photo we can show. Use JPEG, PNG or WebP.',
  place: 'Location',
  placeAbout: 'Approximate location',
  within: 'within {{accuracy}} m',
  map: 'Open in OpenStreetMap',
  app: 'Open in a maps app',
  chosen_one: '{{count}} photo selected',
  chosen_other: '{{count}} photos selected',
};

export default en;
