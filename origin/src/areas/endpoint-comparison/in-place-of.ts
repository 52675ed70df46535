/** The namespace of the jobs' objects in which one job's name leads to another object; of all others nothing changes. */
export function inPlaceOf(namespace: DurableObjectNamespace, jobId: string, object: string): DurableObjectNamespace {
  return new Proxy(namespace, {
    get(target, key) {
      if (key === "idFromName") return (name: string) => target.idFromName(name === jobId ? object : name);
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
