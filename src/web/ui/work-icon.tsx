import { Drawing } from "./icon.tsx";

/** The icons of the signed-in area. */
const DRAWINGS = {
  bell: "M4 6.5a4 4 0 0 1 8 0c0 3.2 1.2 4.3 1.5 4.8h-11C2.8 10.8 4 9.7 4 6.5zM6.6 13.5a1.5 1.5 0 0 0 2.8 0",
  person:
    "M8 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM2.5 14c.4-3 2.6-4.5 5.5-4.5s5.1 1.5 5.5 4.5",
  mail: "M1.8 3.5h12.4v9H1.8zM2 4l6 5 6-5",
  scales: "M8 2v11.5M5 13.5h6M3 4.5h10M3 4.5l-1.8 5h3.6zM13 4.5l-1.8 5h3.6z",
  grid: "M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z",
  gear: "M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM8 1.8v1.6M8 12.6v1.6M1.8 8h1.6M12.6 8h1.6M3.6 3.6l1.1 1.1M11.3 11.3l1.1 1.1M3.6 12.4l1.1-1.1M11.3 4.7l1.1-1.1",
  leave: "M6.5 2.5H3v11h3.5M10 5l3 3-3 3M13 8H6.5",
  shield: "M8 1.8 13 3.5v4c0 3.3-2.1 5.5-5 6.7-2.9-1.2-5-3.4-5-6.7v-4z",
  search: "M7 2.3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM10.5 10.5 14 14",
  plus: "M8 3v10M3 8h10",
  dots: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  bin: "M2.8 4.2h10.4M6 4V2.3h4V4M4.2 4.4l.6 9.3h6.4l.6-9.3M6.7 7v4M9.3 7v4",
  pencil: "m10.8 2.7 2.5 2.5-7.8 7.8-3.2.7.7-3.2z",
  bookmark: "M4.5 2.3h7v11.4L8 11l-3.5 2.7z",
  share: "M8 10V2.2M5 5l3-3 3 3M3.5 7.5v6.2h9V7.5",
  copy: "M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1",
  download: "M8 2.5V10M4.8 7 8 10.2 11.2 7M2.8 13.5h10.4",
  upload: "M8 10V2.5M4.8 5.5 8 2.3l3.2 3.2M2.8 13.5h10.4",
  clock: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 4.5V8l2.3 1.5",
  device: "M2.5 3h11v7.5h-11zM1 13h14",
  phone: "M5 1.8h6v12.4H5zM7.5 12h1",
  outside: "M9 2.5h4.5V7M13.2 2.8 7.5 8.5M11 9v4.5H2.5V5H7",
  filter: "M2 3.5h12M4.5 8h7M6.5 12.5h3",
  swap: "M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5",
  redo: "M13 6.5H6.5a3.5 3.5 0 1 0 0 7H10M10.5 4 13 6.5 10.5 9",
  clip: "M12.5 7.5 7.6 12.4a2.9 2.9 0 0 1-4.1-4.1l5.3-5.3a1.9 1.9 0 0 1 2.7 2.7l-5.1 5.1a.9.9 0 0 1-1.3-1.3l4.5-4.5",
  undo: "M3 6.5h6.5a3.5 3.5 0 1 1 0 7H6M5.5 4 3 6.5 5.5 9",
} as const;

type WorkIconName = keyof typeof DRAWINGS;

interface WorkIconProps {
  name: WorkIconName;
  small?: boolean;
  className?: string;
}

export function WorkIcon({ name, ...rest }: WorkIconProps) {
  return <Drawing path={DRAWINGS[name]} {...rest} />;
}
