/** Runs a benchmark, and ends with 1 when it missed a target or failed: children and sockets that are left end too. */
export function runToEnd(main: () => Promise<boolean>): void {
  main().then(
    (reached) => process.exit(reached ? 0 : 1),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
