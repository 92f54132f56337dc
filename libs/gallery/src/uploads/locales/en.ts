const en = {
  examples: {
    single: 'One file',
    singleText: 'With a limit of 1 the next file takes the place of the one before.',
    several: 'Several files',
    severalText: 'Any other limit stops at the limit.',
    checked: 'Checked before the upload',
    checkedText: 'A refusal is said in a red toast for two seconds, and stays here until the next try.',
    documents: 'Other types, and disabled',
    documentsText: 'What is dropped is checked as well as what is chosen.',
    avatar: 'Picture of a person',
    avatarText:
      'Cut to a circle by dragging, pinching, or the keyboard. The cropper is loaded with the first picture.',
    pictures: 'Avatars',
    picturesText: 'Initials stand in for a picture that is not there or does not load.',
    group: 'A group of avatars',
    groupText: 'Four are shown; the rest is a number with a tooltip.',
  },
  choose: 'Choose pictures or drop them here',
  chooseOne: 'Choose a picture or drop it here',
  chooseDocument: 'Choose files or drop them here',
  chosen_one: '{{count}} file chosen',
  chosen_other: '{{count}} files chosen',
  full_one: 'No more than {{count}} file',
  full_other: 'No more than {{count}} files',
  failed: 'Upload Failed!',
  wrongType: 'Only pictures can be uploaded here',
  noDocument: 'Only CSV and text files can be uploaded here',
  size: '{{kb}} kb',
  remove: 'Remove {{name}}',
  logo: 'Logo',
  logoHint: 'Stands in the middle of the QR code.',
  pictures: 'Pictures of the thing',
  smallPictures: 'Small pictures',
  smallPicturesHint: 'Up to 100 kb each.',
  tooLarge: 'Pictures of up to 100 kb, please',
  list: 'List of codes',
  listHint: 'CSV or plain text.',
  notNow: 'Not available now',
  moreAvatars: '{{count}} More',
  owners: 'Owners',
  finders: 'Finders',
  avatar: {
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove',
    busy: 'Opening the picture…',
    notAnImage: 'This file is not a picture',
    tooLarge: 'This picture is larger than 10 MB',
    unreadable: 'This picture cannot be read. Please try another one',
    unavailable: 'The picture could not be opened. Please try again',
    title: 'Choose the part to show',
    close: 'Close',
    move: 'Move the picture with the arrow keys',
    zoom: 'Zoom',
    rotate: 'Turn by a quarter',
    cancel: 'Cancel',
    apply: 'Use the picture',
  },
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryUploads: typeof en;
  }
}

export default en;
