/** A browser without a screen: it keeps cookies and says where its requests come from. */
export interface Browser {
  readonly url: string;
  readonly cookies: Map<string, string>;
  request(path: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export function createBrowser(url: string): Browser {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = ""] = line.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    if (value === "" || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    url,
    cookies,
    request,
    get: (path) => request(path),
    post: (path, body, headers) =>
      request(path, {
        method: "POST",
        headers: { origin: url, "content-type": "application/json", ...headers },
        body: JSON.stringify(body ?? {}),
      }),
  };
}
