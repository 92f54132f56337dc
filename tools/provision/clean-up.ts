/** Runs `destroy` if this process ends before the answer is called: normally, or by Ctrl-C or SIGTERM. */
export function cleanUpWithProcess(destroy: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    destroy();
    process.off(signal, onSignal);
    // Nobody else listens: let the signal end the process as it would have without us.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.on('exit', destroy);
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return () => {
    process.off('exit', destroy);
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
