import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, ENVIRONMENT } from "./account.ts";

/** The port is only a part of the socket's name. */
export const PORT = 5432;

/** The keeper's exit code when another one has the folder. */
export const LOCK_TAKEN = 75;

/**
 * A small shell process that looks after one server and lives as long as it. The files, in `dir`:
 *
 *   lock         held by the keeper and, inherited, by every process of the server, so that whoever
 *                gets it knows that no server is left, whatever stale files say
 *   data         the cluster; data.new while it is being made
 *   run/users    a named pipe that every user of the server holds open for writing and the keeper
 *                reads: its end comes when the last user is gone, in whatever way
 *   run/closing  the keeper has seen that end; who opened the pipe before this file was there will
 *                be noticed, who sees this file has come too late
 *   run/stopped  the server has ended
 *   socket       the name of the socket's folder when it could not be `run`
 *
 * Signals go to the keeper's own process group, never to a number read from a file. Should the
 * keeper be killed, Linux tells the server, and the shell that waits for it (pdeathsig).
 */
const KEEPER = String.raw`
umask 077
trap '' HUP INT QUIT TERM
dir=$1 native=$2 maker=$3 libraries=$4 sockets=$5 sync=$6
shift 6
cd "$dir" || exit 70

exec 9>>lock
if command -v flock >/dev/null; then flock -n 9 || exit 75
elif command -v perl >/dev/null; then
  perl -MFcntl=:flock -e 'open(F, ">>&=9") && flock(F, LOCK_EX | LOCK_NB) or exit 1' || exit 75
else echo 'error: neither flock nor perl is installed' >&2; exit 70
fi

clean() {
  if [ -f socket ]; then rm -rf -- "$(cat socket)"; fi
  # In one step, so that nobody finds the pipe without its "closing" beside it.
  if [ -d run ]; then mv run run.old; fi
  rm -rf run.old socket data.new data/postmaster.pid
  if [ -d data ]; then rm -rf nameless-*; fi
}
leave() {
  if [ "$(wc -c <log)" -gt 1000000 ]; then mv -f log log.1; fi
  clean
  exit "$1"
}

# What an earlier life may have left. None of it is in use: we have the lock.
rm -rf run.old
clean
mkdir run && mkfifo run/users || exit 70
# Read and write at first: it neither waits for a user nor ends before the first one has come.
exec 8<>run/users 7<run/users
echo up
exec >>log 2>&1
echo "--- starting"

if [ ! -d data ]; then
  LD_LIBRARY_PATH=$libraries DYLD_LIBRARY_PATH=$libraries \
    "$maker/bin/initdb" -D data.new -U candour -E UTF8 --auth-local=trust --auth-host=reject \
    --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 $sync >/dev/null || leave 71
  mv data.new data || leave 71
  sync .
fi

socket=$dir/run
if [ -n "$sockets" ]; then
  socket=$(mktemp -d "$sockets/candour-XXXXXX") && echo "$socket" >socket || leave 70
fi

tie_nurse= tie_server=
if setpriv --pdeathsig KILL true 2>/dev/null; then
  tie_nurse='setpriv --pdeathsig KILL' tie_server='setpriv --pdeathsig INT'
fi
$tie_nurse sh -c '
  LD_LIBRARY_PATH=$0 DYLD_LIBRARY_PATH=$0 "$@"
  true >run/stopped
  [ -e run/closing ] || echo gone 1<>run/users
' "$libraries" $tie_server "$native/bin/postgres" -D "$dir/data" -k "\"$socket\"" "$@" \
  </dev/null 7<&- 8>&- &

# The starter ends our standard input when it holds the pipe itself, or by dying.
read -r _
exec </dev/null 8>&-

alone() {
  if command -v timeout >/dev/null; then timeout -s KILL 0.05 cat <&7 >/dev/null
  else perl -e 'alarm 1; exec "cat"' <&7 >/dev/null
  fi
  case $? in 124 | 137 | 142) return 1 ;; esac
}

status=72
until [ -e run/stopped ]; do
  if read -r _ <&7; then continue; fi
  true >run/closing
  if alone; then status=0; break; fi
  rm -f run/closing
done

# Again and again, because the server is deaf in its first milliseconds. Last, we go with it.
tries=0
until [ -e run/stopped ]; do
  tries=$((tries + 1))
  if [ $tries -lt 600 ]; then kill -INT 0; else kill -QUIT 0; fi
  if [ $tries -gt 800 ]; then kill -KILL 0; fi
  # Nobody will say "stopped" when the shell that waits for the server was killed.
  if [ $tries -gt 100 ] && [ ! -e data/postmaster.pid ]; then kill -KILL 0; fi
  sleep 0.02
done
leave $status
`;

export interface KeeperPlan {
  readonly dir: string;
  readonly native: string;
  /** the folder whose initdb makes the cluster */
  readonly maker: string;
  readonly libraries: string;
  readonly account: Account;
  readonly durable: boolean;
  readonly maxConnections: number;
}

export interface Keeper {
  readonly process: ChildProcess;
  /** false when it ended at once; then the complaint is all there is */
  readonly isUp: boolean;
  readonly complaint: string;
}

/** Resolves when the keeper has the lock and its pipe can be opened, or when it has ended. */
export function startKeeper(plan: KeeperPlan): Promise<Keeper> {
  const { dir, native, maker, libraries, account, durable } = plan;
  const [program = "", ...words] = [
    ...account.prefix,
    ...["sh", "-c", KEEPER, "candour-postgres"],
    ...[dir, native, maker, libraries, socketsFolder(dir), durable ? "" : "--no-sync"],
    ...settings(plan).flatMap((setting) => ["-c", setting]),
  ];
  // In a session of its own, so that Ctrl-C in a terminal reaches us and not the server.
  const keeper = spawn(program, words, {
    ...account.ids,
    cwd: "/",
    env: ENVIRONMENT,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A keeper that ends early leaves nobody at the other end of its standard input.
  keeper.stdin.on("error", () => {});
  return new Promise((resolve) => {
    let complaint = "";
    const done = (isUp: boolean) => resolve({ process: keeper, isUp, complaint });
    keeper.stderr.on("data", (text) => {
      complaint += text;
    });
    keeper.stdout.once("data", () => done(true));
    keeper.once("close", () => done(false));
    keeper.once("error", (error) => {
      complaint += error.message;
      done(false);
    });
  });
}

function settings({ durable, maxConnections }: KeeperPlan): string[] {
  return [
    `port=${PORT}`,
    "listen_addresses=",
    "unix_socket_permissions=0700",
    `max_connections=${maxConnections}`,
    "shared_buffers=64MB",
    // A container's /dev/shm may be tiny.
    "dynamic_shared_memory_type=mmap",
    // Far quicker after a crash than file by file; only Linux has it.
    ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
    // Starts, stops and disasters only: failed statements are ours to report, and hold people's data.
    "log_min_messages=log",
    "log_checkpoints=off",
    ...(durable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off"]),
  ];
}

/** A socket's whole path must fit into 104 bytes on macOS and 108 on Linux, with a zero at the end. */
const SOCKET_BYTES = 103;

/** Where to make a folder for the socket, or "" when its place is in `dir`. */
function socketsFolder(dir: string): string {
  const fits = (folder: string) =>
    Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}.lock`)) <= SOCKET_BYTES;
  // PostgreSQL takes a list of folders: a comma or a quote would end this one.
  if (fits(join(dir, "run")) && !/[",]/.test(dir)) return "";
  return fits(join(tmpdir(), "candour-XXXXXX")) ? tmpdir() : "/tmp";
}
