// A real nginx in front of the server, where it is installed (Debian: apt install nginx). Loopback only.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const STARTS_WITHIN_MS = 10_000;

export const nginxVersion = () =>
  /nginx\/(\S+)/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr ?? "")?.[1];

/** As deploy/nginx.conf has it, without TLS; one kept connection makes a poisoned one show at once. */
export async function startNginx(upstream, folder) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, "nginx.conf");
  writeFileSync(conf, configuration({ port, upstream: new URL(upstream).host, folder }));
  const child = spawn("nginx", ["-c", conf, "-p", folder, "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop: () => stopped(child) };
    if (Date.now() > until) throw new Error("nginx did not start.");
    await new Promise((done) => setTimeout(done, 100));
  }
}

function stopped(child) {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  return gone;
}

function freePort() {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    }),
  );
}

const configuration = ({ port, upstream, folder }) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 210m;
  upstream candour {
    server ${upstream};
    keepalive 1;
    keepalive_timeout 50s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 150s;
    # What is refused early must not hang, whether nginx takes the body first or not.
    location /upload/ { proxy_pass http://candour; proxy_request_buffering off; }
    location / { proxy_pass http://candour; }
    location = /api/events { proxy_pass http://candour; proxy_buffering off; proxy_read_timeout 1h; }
  }
}
`;
