/** Photos and places in conversations. */
const en = {
  photo: 'Photo {{number}}',
  close: 'Close',
  add: 'Add photos',
  remove: 'Remove photo {{number}}',
  hint: 'Up to three photos. What the camera stored in them, such as the location, is removed.',
  full: 'There is no room for more photos here. Please send your answer without them.',
  tooLarge: 'A photo can be up to 8 MB.',
  noPhoto: 'One of the files is not a photo we can show. Please choose JPEG, PNG or WebP.',
  place: 'Place',
  placeAbout: 'Somewhere near here',
  within: 'within {{accuracy}} m',
  map: 'Open in OpenStreetMap',
  app: 'Open in a maps app',
  chosen_one: '{{count}} photo chosen',
  chosen_other: '{{count}} photos chosen',
};

export default en;
