interface Rules {
  /** Behind https: cookies are Secure and browsers are told to stay there. */
  readonly secure: boolean;
  /** Vite's reload script and styles are inline; nothing else ever is. */
  readonly dev: boolean;
}

/** What no page of ours uses, and nothing that is ever put into one may ask for. */
const NOT_USED = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The same for every answer, so it is put together once and not for each. */
export function securityHeaders({ secure, dev }: Rules): Record<string, string> {
  const inline = dev ? " 'unsafe-inline'" : "";
  const policy = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    // Positions computed in the browser (menus, charts) are style attributes, not style sheets.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": NOT_USED.map((feature) => `${feature}=()`).join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    ...(secure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
