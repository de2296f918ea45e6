import { type Editor, Node } from "@tiptap/core";
import { type EditorState, NodeSelection, Plugin, TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { figureAround, figureHtml, figureOf } from "./safe-figure.ts";

/** What is written while a chart is selected does not replace it: that is left to the keys that delete. */
const WRITING: EditorProps = {
  handleTextInput: (view, _from, _to, text) => writeAfterChart(view, text),
  handlePaste(view, _event, slice) {
    if (slice.size > 0) writeAfterChart(view);
    return false;
  },
  handleDOMEvents: {
    compositionstart(view) {
      writeAfterChart(view);
      return false;
    },
  },
};

/** A chart: shown as readers see it, moved or removed as a whole, and never edited. */
export const ChartNode = Node.create({
  name: "chart",
  group: "block",
  atom: true,
  draggable: true,
  isolating: true,
  addAttributes: () => ({ html: { default: "<figure></figure>", rendered: false } }),
  parseHTML: () => [
    { tag: "figure", getAttrs: (figure) => ({ html: figureHtml(figure) }) },
    // One that stands alone. Those that are hidden are ornaments of other pages: no article has any.
    { tag: "svg:not([aria-hidden])", getAttrs: (drawing) => ({ html: figureAround(drawing) }) },
  ],
  renderHTML: ({ node }) => ({ dom: figureOf(String(node.attrs.html)) as HTMLElement }),
  addProseMirrorPlugins: () => [new Plugin({ props: WRITING })],
});

const selectedChart = ({ selection }: EditorState): NodeSelection | undefined => {
  const isChart = selection instanceof NodeSelection && selection.node.type.name === ChartNode.name;
  return isChart ? selection : undefined;
};

/** Begins a paragraph behind the selected chart. Whether there is one. */
function writeAfterChart(view: EditorView, text = ""): boolean {
  const chart = selectedChart(view.state);
  if (!chart) return false;
  const { tr, schema } = view.state;
  tr.insert(chart.to, schema.node("paragraph", null, text === "" ? [] : schema.text(text)));
  tr.setSelection(TextSelection.create(tr.doc, chart.to + 1 + text.length));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Past the part before it, or the part after it. */
export function moveChart(editor: Editor, by: -1 | 1): void {
  const chart = selectedChart(editor.state);
  const beside = chart && neighbour(chart, by);
  if (!chart || !beside) return;
  const { tr } = editor.state;
  const to = chart.from + by * beside.nodeSize;
  tr.delete(chart.from, chart.to).insert(to, chart.node);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, to)).scrollIntoView());
}

/** Whether there is something on that side that it can be moved past. */
export function canMoveChart(editor: Editor, by: -1 | 1): boolean {
  const chart = selectedChart(editor.state);
  return chart !== undefined && neighbour(chart, by) !== null;
}

const neighbour = ({ $from }: NodeSelection, by: -1 | 1) =>
  $from.parent.maybeChild($from.index() + by);
