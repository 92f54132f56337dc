// Loaded before the server: fills its heap nearly to the limit, as a leak would.
const { getHeapStatistics } = require('node:v8');

const kept = [];

setInterval(() => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  // A megabyte.
  if (used < limit * 0.88) kept.push(new Array(128 * 1024).fill(Math.random()));
}, 50).unref();
