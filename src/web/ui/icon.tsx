/**
 * Drawn on a 16 px grid, in the ink around them. They never speak alone: words stand beside. These
 * are on public pages, which may weigh little; `work-icon.tsx` has the others.
 */
const DRAWINGS = {
  close: "m3.5 3.5 9 9M12.5 3.5l-9 9",
  down: "m4 6 4 4 4-4",
  left: "M13 8H3M7 4 3 8l4 4",
  right: "M3 8h10M9 4l4 4-4 4",
  up: "M8 13V3M4 7l4-4 4 4",
  file: "M4 1.8h5.2L12.5 5v9.2H4zM9 2v3.2h3.3",
  check: "m3 8.5 3.2 3.2L13 4.5",
  warning: "M8 2.2 14.3 13H1.7zM8 6.5v3M8 11.2v.1",
  note: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 7.4v3.4M8 5.2v.1",
  eye: "M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8zM8 6.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z",
  "eye-off":
    "M6.3 4.1A6 6 0 0 1 8 3.8C12 3.8 14.2 8 14.2 8a11 11 0 0 1-1.7 2.2M9.4 9.3a1.9 1.9 0 0 1-2.7-2.7M4.2 5.2A10 10 0 0 0 1.8 8S4 12.2 8 12.2a6 6 0 0 0 2.7-.6M2.5 2.5l11 11",
  sun: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7",
  moon: "M13.4 9.6A5.8 5.8 0 0 1 6.4 2.6a5.8 5.8 0 1 0 7 7z",
  screen: "M2 3h12v8H2zM6 13.5h4M8 11v2.5",
  turn: "M8 2.2A5.8 5.8 0 1 1 2.2 8",
} as const;

export type IconName = keyof typeof DRAWINGS;

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

export function Icon({ name, ...rest }: IconProps) {
  return <Drawing path={DRAWINGS[name]} {...rest} />;
}

export function Drawing(props: { path: string; small?: boolean; className?: string }) {
  const { path, small = false, className = "" } = props;
  return (
    <svg
      className={`${small ? "size-3.5" : "size-4"} flex-none fill-none stroke-[1.4] stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
