import { pageAddress } from "../api.ts";
import { type LinesProps, lineOption } from "./line-option.ts";
import { readingTexts as texts } from "./texts.ts";

/** Pictures of the pages, with each line laid over its place. Paper is white in the dark, too. */
export function LinePages(props: LinesProps) {
  const { id, pages } = props.document;
  return (
    <div role="presentation" className="grid gap-3 bg-paper-3 p-3">
      {pages.map(({ width, height }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={index}
          aria-label={texts.page(index + 1)}
          className="relative w-full min-w-0 overflow-hidden bg-[#fff]"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <img
            src={pageAddress(id, index + 1)}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full"
          />
          <PageLines {...props} page={index + 1} width={width} height={height} />
        </fieldset>
      ))}
    </div>
  );
}

/** The pen and the accent of the light: they lie on white paper, whatever the theme. */
const LINE =
  "absolute cursor-default rounded-[1px] mix-blend-multiply outline-[#12503c]! hover:bg-[#eff4e0] data-lit:bg-[#e2edc6]";
/** In points around a line: letters reach out of their box a little. */
const ROOM = 2;

interface PageLinesProps extends LinesProps {
  page: number;
  width: number;
  height: number;
}

function PageLines({ page, width, height, ...props }: PageLinesProps) {
  const percent = (points: number, of: number) => `${(100 * points) / of}%`;
  return props.document.lines.map(({ page: its, box }, line) =>
    its === page && box ? (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
        key={line}
        {...lineOption(line, props)}
        className={LINE}
        style={{
          left: percent(box.x - ROOM, width),
          top: percent(box.y - ROOM, height),
          width: percent(box.width + 2 * ROOM, width),
          height: percent(box.height + 2 * ROOM, height),
        }}
      />
    ) : null,
  );
}
