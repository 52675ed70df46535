/** As many bars as a chart draws at most, falling and uneven, the same at each start. */
export const bars = Array.from({ length: 4283 }, (_, index) => ({
  key: `b${index}`,
  name: `Category ${index}`,
  value: Math.round(11_400_000 * Math.exp(-index / 1260) * (0.6 + ((index * 7919) % 41) / 100)),
}));
