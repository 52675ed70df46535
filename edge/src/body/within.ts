/**
 * Waits so long for an upstream. A call that is given up ends with its request, at the upstream too
 * (tests/system/given-up), which costs less than a signal on each. @throws TimeoutError
 */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DOMException("No answer in time.", "TimeoutError")), ms);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
