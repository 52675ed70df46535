import { Bar, BarChart, Tooltip, XAxis, YAxis } from "recharts";
import { bars } from "./bars-data.ts";

export const draw = (count: number) => (
  <BarChart width={1240} height={300} data={bars.slice(0, count)}>
    <XAxis dataKey="name" />
    <YAxis />
    <Tooltip />
    <Bar dataKey="value" fill="teal" isAnimationActive={false} />
  </BarChart>
);
