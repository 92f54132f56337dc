/** The environment of this process and more, for a program that it starts. */
export function toVariables(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}
