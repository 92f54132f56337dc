const en = {
  badge: 'Digital',
  add: 'Add a digital code',
  empty: 'No sticker at hand? Add a digital code. You can print it yourself or show it on your phone.',
  deletion: {
    title: 'Delete this code',
    hint: 'Pictures of it that you printed or shared stop working.',
    button: 'Delete',
    done: '{{code}} is deleted',
  },
};

export default en;
