/**
 * Runs one case in Python. Code is evaluated anew for every case, in a namespace of its own; what is said about values is in
 * the words of Python.
 */
export const HARNESS = `
import builtins, json, sys, time, types

# Code may change what it shares with the harness: this is how it was, for the next run.
_builtins = dict(builtins.__dict__)
_recursion_limit = sys.getrecursionlimit()
_dumps, _loads, _now = json.dumps, json.loads, time.perf_counter

def _restore():
    changed = builtins.__dict__
    for name in [name for name in changed if name not in _builtins]:
        del changed[name]
    changed.update(_builtins)
    sys.setrecursionlimit(_recursion_limit)
    sys.settrace(None)

class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right

class _Unreadable(Exception):
    pass

# Nodes made and read: a long chain that is let go whole is freed one call inside the other, too deep for a browser.
_nodes = []

def _let_go():
    for node in _nodes:
        getattr(node, '__dict__', {}).clear()
    _nodes.clear()

_MOST_NODES = 1_000_000
_MOST_TEXT = 20_000

def _item_of(kind):
    if not kind.endswith('[]'):
        return None
    inner = kind[:-2].strip('()')
    return inner if _node_of(inner) else None

def _node_of(kind):
    bare = kind.removesuffix(' | null')
    return bare if bare in ('ListNode', 'TreeNode') else None

def _to_value(data, kind):
    item = _item_of(kind)
    if item and isinstance(data, list):
        return [_to_value(each, item) for each in data]
    node = _node_of(kind)
    if node == 'ListNode':
        return _to_list(data)
    return _to_tree(data) if node == 'TreeNode' else data

def _to_list(data):
    values = data['values'] if isinstance(data, dict) else data or []
    nodes = [ListNode(value) for value in values]
    _nodes.extend(nodes)
    for before, after in zip(nodes, nodes[1:]):
        before.next = after
    if isinstance(data, dict) and 'cycle' in data and nodes:
        nodes[-1].next = nodes[data['cycle']]
    return nodes[0] if nodes else None

def _to_tree(data):
    values = iter(data or [])
    def make():
        value = next(values, None)
        return None if value is None else TreeNode(value)
    root = make()
    waiting = [root] if root else []
    for node in waiting:
        node.left = make()
        node.right = make()
        waiting.extend(child for child in (node.left, node.right) if child)
    _nodes.extend(waiting)
    return root

def _from_value(value, kind):
    item = _item_of(kind)
    if item and isinstance(value, (list, tuple)):
        return [_from_value(each, item) for each in value]
    node = _node_of(kind)
    try:
        if node == 'ListNode':
            return _from_list(value)
        return _from_tree(value) if node == 'TreeNode' else value
    except AttributeError:
        raise _Unreadable() from None

def _from_list(node):
    values, places = [], {}
    while node is not None:
        if id(node) in places:
            return {'values': values, 'cycle': places[id(node)]}
        places[id(node)] = len(values)
        _nodes.append(node)
        values.append(node.val)
        if len(values) > _MOST_NODES:
            raise _Unreadable()
        node = node.next
    return values

def _from_tree(root):
    values, waiting = [], [root]
    for node in waiting:
        values.append(None if node is None else node.val)
        if node is not None:
            waiting.extend((node.left, node.right))
        if len(values) > _MOST_NODES:
            raise _Unreadable()
    _nodes.extend(waiting)
    while values and values[-1] is None:
        values.pop()
    return values

def _plain(value):
    if isinstance(value, (type(None), bool, int, str)):
        return value
    if isinstance(value, float):
        return value if value - value == 0 else str(value)
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    raise _Unreadable()

def _show(value):
    text = repr(value)
    return text if len(text) <= _MOST_TEXT else text[:_MOST_TEXT] + '…'

def _trouble(error):
    if isinstance(error, _Unreadable):
        return {'kind': 'unreadable', 'message': ''}
    line = None
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == 'solution.py':
            line = trace.tb_lineno
        trace = trace.tb_next
    message = f'{type(error).__name__}: {error}' if str(error) else type(error).__name__
    return {'kind': 'exception', 'message': message[:_MOST_TEXT], 'line': line}

class _Stream:
    encoding = 'utf-8'
    def __init__(self, log):
        self.log = log
        self.rest = ''
    def write(self, text):
        *lines, self.rest = (self.rest + str(text)).split('\\n')
        for line in lines:
            self.log(line)
        return len(text)
    def flush(self):
        pass
    def end(self):
        if self.rest:
            self.log(self.rest)
        self.rest = ''

_compiled = None

def compile_code(code):
    global _compiled
    try:
        _compiled = compile(code, 'solution.py', 'exec')
        return None
    except SyntaxError as error:
        return _dumps({'kind': 'syntax', 'message': f'{type(error).__name__}: {error.msg}', 'line': error.lineno, 'column': error.offset})
    except ValueError as error:
        return _dumps({'kind': 'syntax', 'message': str(error)})

def run_case(text, log):
    case = _loads(text)
    stream = _Stream(log)
    sys.stdout = sys.stderr = stream
    start = _now()
    result = {}
    try:
        module = types.ModuleType('solution')
        module.__dict__.update(ListNode=ListNode, TreeNode=TreeNode)
        sys.modules['solution'] = module
        exec(_compiled, module.__dict__)
        entry = module.__dict__.get(case['entry'])
        if entry is None:
            return _dumps({'isMissing': True})
        result['value'] = _plain(_call(entry, case))
        result['shown'] = _show(result['value'])
    except BaseException as error:
        result = {'trouble': _trouble(error)}
    _restore()
    _let_go()
    stream.end()
    result['milliseconds'] = (_now() - start) * 1000
    result['expected'] = _show(case['expected'])
    return _dumps(result)

def _call(entry, case):
    kinds = case['kinds']
    args = [_to_value(value, kinds[place] if place < len(kinds) else '') for place, value in enumerate(case['args'])]
    if case['calls'] is not None:
        instance = entry(*args)
        return [getattr(instance, method)(*values) for method, *values in case['calls']]
    returned = entry(*args)
    if case['changes'] is None:
        return _from_value(returned, case['returns'])
    place = case['changes']
    return _from_value(args[place], kinds[place])

def describe_args(text):
    case = _loads(text)
    shown = [_show(value) for value in case['args']]
    if case['calls'] is None:
        return '\\n'.join(f'{name} = {value}' for name, value in zip(case['names'], shown))
    calls = [f"{method}({', '.join(_show(value) for value in values)})" for method, *values in case['calls']]
    return '\\n'.join([f"{case['entry']}({', '.join(shown)})", *calls])
`
