const LOOK_EVERY_MS = 500;

/**
 * Ends this process, as a SIGTERM would, once the process that started it is gone: when npm is killed
 * hard it cannot pass the signal on, and a server would live on with its port and its database.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  look.unref();
}
