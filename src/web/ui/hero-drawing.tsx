const SHAPES = {
  card: { width: 400, height: 190, className: "aspect-[400/190]" },
  // Wider than the drawing, which stands whole in its middle: some of them count something.
  article: {
    width: 760,
    height: 260,
    className: "aspect-[400/190] object-contain md:aspect-[760/260]",
  },
} as const;

interface HeroDrawingProps {
  /** Without one its place stays, so that a row of articles keeps its lines. */
  src: string | null;
  shape: keyof typeof SHAPES;
  /** Seen at once; the others are fetched when they come near. */
  isFirst: boolean;
}

/** The drawing over an article. It says nothing that the words do not. */
export function HeroDrawing({ src, shape, isFirst }: HeroDrawingProps) {
  const { width, height, className } = SHAPES[shape];
  if (src === null) return <div className={`w-full bg-paper-2 ${className}`} />;
  return (
    <img
      {...{ src, width, height }}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={`drawing w-full ${className}`}
    />
  );
}
