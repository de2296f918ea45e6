/**
 * Texts that would run script if any place showed them as anything but text. RUN stands for the script: it leaves
 * a mark with the number of its payload. None of them loads anything from anywhere.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "script tags": [
    "<script>RUN</script>",
    "<ScRiPt>RUN</sCrIpT>",
    "<script\t>RUN</script\n>",
    "<script/x>RUN</script x>",
    "<script >RUN</script foo='bar'>",
    "<<script>RUN//<</script>",
    "<scr<script>ipt>RUN</scr</script>ipt>",
    "<script src=data:text/javascript,RUN></script>",
    "<script type=module>RUN</script>",
    "<script>RUN",
    "</script><script>RUN</script>",
    '"></script><script>RUN</script>',
    "<!--<script>--><script>RUN</script>",
    "<!--<script>RUN</script>",
    "<![CDATA[<script>RUN</script>]]>",
    "<?xml version='1.0'?><script>RUN</script>",
    "<%=`<script>RUN</script>`%>",
    "&lt;script&gt;RUN&lt;/script&gt;",
    "&amp;lt;script&amp;gt;RUN&amp;lt;/script&amp;gt;",
    "\\u003cscript\\u003eRUN\\u003c/script\\u003e",
    "%3Cscript%3ERUN%3C/script%3E",
  ],
  "event handlers": [
    "<img src=x onerror=RUN>",
    "<img/src='x'/onerror='RUN'>",
    '<img src="x:y" OnErRoR="RUN">',
    "<img src=x onerror=&#119;indow['__ran']=1>",
    "<body onload=RUN>",
    "<input autofocus onfocus=RUN>",
    "<details open ontoggle=RUN>x</details>",
    "<video><source onerror=RUN></video>",
    "<audio src=x onerror=RUN>",
    "<marquee onstart=RUN>x</marquee>",
    "<p style='animation-name:spin' onanimationstart=RUN>x</p>",
    "<a onmouseover=RUN href=#>x</a>",
    "<select autofocus onfocus=RUN></select>",
    "<div contenteditable onfocus=RUN autofocus>x</div>",
    "<p class='chart' onclick=RUN>x</p>",
  ],
  addresses: [
    "<a href=javascript:RUN>x</a>",
    "<a href='JaVaScRiPt:RUN'>x</a>",
    "<a href=' javascript:RUN'>x</a>",
    "<a href='java\tscript:RUN'>x</a>",
    "<a href='java\nscript:RUN'>x</a>",
    "<a href='java&#x09;script:RUN'>x</a>",
    "<a href='&#106;&#97;vascript&colon;RUN'>x</a>",
    "<a href='&#x6a&#x61vascript:RUN'>x</a>",
    "<a href='\u0001javascript:RUN'>x</a>",
    "<a href='vbscript:RUN'>x</a>",
    "<a href='data:text/html,<script>RUN</script>'>x</a>",
    "<a href='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='>x</a>",
    "<a href='https:javascript:RUN'>x</a>",
    "<a href='//host.example/' target=_top onclick=RUN>x</a>",
    "<a href='feed:javascript:RUN'>x</a>",
    "javascript:RUN",
    "https://host.example/'onmouseover='RUN",
    'https://host.example/"><script>RUN</script>',
    "mailto:a@host.example?subject=<script>RUN</script>",
  ],
  drawings: [
    "<svg onload=RUN>",
    "<svg><script>RUN</script></svg>",
    "<svg><script>&#119;indow.__ran=1</script></svg>",
    "<svg><a xlink:href='javascript:RUN'><text>x</text></a></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x onload=RUN>#x'/></svg>",
    "<svg><animate attributeName=href values=javascript:RUN /><a id=x>x</a></svg>",
    "<svg><set attributeName=onmouseover to=RUN></svg>",
    "<svg><foreignObject><img src=x onerror=RUN></foreignObject></svg>",
    "<svg><desc><img src=x onerror=RUN></desc></svg>",
    "<svg><title><style><img src=x onerror=RUN></style></title></svg>",
    "<svg></p><style><a title='</style><img src=x onerror=RUN>'>",
    "<svg><text><![CDATA[</text><img src=x onerror=RUN>]]></text></svg>",
    "<svg><style>&lt;img src=x onerror=RUN&gt;</style></svg>",
    "<svg><text><p><img src=x onerror=RUN></p></text></svg>",
  ],
  "nestings that change when read twice": [
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=RUN&gt;'>",
    "<math><annotation-xml encoding='text/html'><img src=x onerror=RUN></annotation-xml></math>",
    "<math href='javascript:RUN'>x</math>",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN></style>",
    "<table><td><svg><style><img title='</style><img src=x onerror=RUN>'></svg></td></table>",
    "<noscript><p title='</noscript><img src=x onerror=RUN>'>",
    "<template><img src=x onerror=RUN></template>",
    "<textarea></textarea><img src=x onerror=RUN>",
    "</textarea><script>RUN</script>",
    "</title><script>RUN</script>",
    "<xmp></xmp><img src=x onerror=RUN>",
    "<style></style><img src=x onerror=RUN>",
    "<plaintext><img src=x onerror=RUN>",
    "<iframe><!--</iframe><img src=x onerror=RUN>-->",
    "<noembed></noembed><img src=x onerror=RUN>",
    "<p id='</p><img src=x onerror=RUN>'>x</p>",
    "<select><template><style><!--</style><a rel='--></style></template></select><img src onerror=RUN>'>",
    "--><script>RUN</script><!--",
    "]]><script>RUN</script>",
  ],
  "ends of attributes": [
    '"onmouseover="RUN',
    "'onmouseover='RUN",
    '" autofocus onfocus="RUN" x="',
    "' autofocus onfocus='RUN' x='",
    "`onmouseover=RUN x=`",
    '"><img src=x onerror=RUN>',
    "'><img src=x onerror=RUN>",
    "x onmouseover=RUN",
  ],
  "data in a page": [
    "</script><img src=x onerror=RUN>",
    '"};RUN;//',
    "';RUN;//",
    "\\';RUN;//",
    '\\"-RUN}//',
    "<!--app--><!--head--><!--data--><script>RUN</script>",
    "$&$`$'<script>RUN</script>",
    "*/RUN/*",
  ],
  "elements that reach out": [
    "<iframe srcdoc='<script>RUN</script>'></iframe>",
    "<iframe src=javascript:RUN></iframe>",
    "<object data='javascript:RUN'></object>",
    "<embed src='data:image/svg+xml,<svg onload=RUN>'>",
    "<form action=javascript:RUN><button>x</button></form>",
    "<button formaction=javascript:RUN>x</button>",
    "<input type=image src=x formaction=javascript:RUN>",
    "<meta http-equiv=refresh content='0;url=javascript:RUN'>",
    "<meta http-equiv=Content-Security-Policy content=\"script-src 'unsafe-inline'\"><script>RUN</script>",
    "<base href='javascript:RUN//'>",
    "<link rel=stylesheet href='data:text/css,*{x:y}'>",
    "<link rel=import href='data:text/html,<script>RUN</script>'>",
  ],
  styles: [
    "<style>@import 'javascript:RUN';</style>",
    "<p style=\"background:url('javascript:RUN')\">x</p>",
    "<p style='x:expression(RUN)'>x</p>",
    "<style>*{animation:x}</style><p onanimationstart=RUN>x</p>",
    "</style><script>RUN</script>",
  ],
  "letters that are not what they seem": [
    "\uff1cscript\uff1eRUN\uff1c/script\uff1e",
    "\u2028RUN\u2029//",
    "<\u200bscript>RUN</script>",
    "<img src=x onerror\u00a0=RUN>",
    "\u202e<script>RUN</script>\u202c",
    "<s\u0130cript>RUN</s\u0130cript>",
    "+ADw-script+AD4-RUN+ADw-/script+AD4-",
    "\ufeff<script>RUN</script>",
    "%00<script>RUN</script>",
    "&#0;<script>RUN</script>",
  ],
  "languages of templates": [
    "{{constructor.constructor('RUN')()}}",
    `\${RUN}`,
    "#{RUN}",
    "<%= RUN %>",
    `[[\${RUN}]]`,
    "[x](javascript:RUN)",
    "![x](x 'onerror=RUN')",
    "[x]: javascript:RUN",
    "<javascript:RUN>",
    "@import(RUN)",
  ],
  "names that hide others": [
    "<form id=body><input name=innerHTML></form><script>RUN</script>",
    "<img name=currentScript src=x onerror=RUN>",
    "<a id=root href=javascript:RUN>x</a>",
    "<p id=state class=chart>RUN</p>",
    "__proto__[innerHTML]=<img src=x onerror=RUN>",
    "constructor",
  ],
};

const marked = (text: string, number: number) => text.replaceAll("RUN", `window.__ran=${number}`);

export const PAYLOADS: readonly string[] = Object.values(FAMILIES).flat().map(marked);

/** For places that hold one line. */
export const LINES: readonly string[] = PAYLOADS.map((text) =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, " ").trim(),
);

/** As many of them in each text as fit; none is cut, and those that are longer are left out. */
export function packed(longest: number, payloads = LINES, between = " "): string[] {
  const texts: string[] = [];
  for (const payload of payloads.filter(({ length }) => length <= longest)) {
    const last = texts.at(-1);
    const longer = last === undefined ? payload : last + between + payload;
    if (last !== undefined && longer.length <= longest) texts[texts.length - 1] = longer;
    else texts.push(payload);
  }
  return texts;
}

/** The same length and nothing in it: what a page must look like that took a payload for text. */
export const harmless = (text: string): string => text.replace(/[^a-z\d\n ]/gi, "x");
