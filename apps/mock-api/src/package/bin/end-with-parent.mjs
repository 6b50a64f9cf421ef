/** Calls `end` once npm is gone: it passes a signal on to its shell, which ends and tells nobody; the command then is the child of another process. */
export function endWithParent(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  // It keeps nothing running.
  timer.unref();
}
