import { type ComponentType, useEffect, useState } from "react";
import { Plate } from "./plate.tsx";

/** What a recruiter sees. It comes after the form: only decoration, and most who register see none. */
export function RankingPlate() {
  const [Drawing, setDrawing] = useState<ComponentType>();
  useEffect(() => {
    import("./ranking.tsx").then(
      (file) => setDrawing(() => file.Ranking),
      () => undefined,
    );
  }, []);
  return <Plate>{Drawing && <Drawing />}</Plate>;
}
