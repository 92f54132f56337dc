/** Sets variables that a library reads itself. Answers the function that takes them away again. */
export function setVariables(variables: Record<string, string>): () => void {
  Object.assign(process.env, variables);
  return () => {
    for (const name of Object.keys(variables)) delete process.env[name];
  };
}
