/** Stands for every CSS Module in tests: each class is its own name, imported by default or by name. */
const names = new Proxy(
  {},
  {
    get(_target, key) {
      if (key === '__esModule') return true;
      return key === 'default' ? names : String(key);
    },
  },
);

module.exports = names;
