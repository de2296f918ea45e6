import { Mark } from "@tiptap/core";
import { safeAddress } from "../model/link-address.ts";

/** A link with an address that an article may have; what is typed behind it is no part of it. */
export const LinkMark = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: "" } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs(link) {
        const href = safeAddress(link.getAttribute("href") ?? "");
        return href !== "" && { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", { href: String(HTMLAttributes.href) }, 0],
});
