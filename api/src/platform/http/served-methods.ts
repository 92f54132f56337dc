/**
 * The methods that some route serves. Node's parser takes some thirty others, such as PROPFIND and M-SEARCH; Fastify
 * answers them like unknown paths.
 */
const SERVED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** False for a method that every path refuses: strangers must not choose what metrics and spans are named. */
export function isServed(method: string): boolean {
  return SERVED.has(method);
}
